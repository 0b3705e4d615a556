-- The step that a deed was, and its particulars, such as the old and the new deadline.
ALTER TABLE "desk_entry" ADD COLUMN "step" INTEGER,
  ADD COLUMN "facts" JSONB;

-- Rulings and orders given for a seat were noted with the time of their step; a time that two steps share names neither.
UPDATE "desk_entry" d SET "step" = s.n
FROM (
  SELECT campaign_id, kind, at, min(n) AS n FROM "step" WHERE kind IN ('ruling', 'order')
  GROUP BY campaign_id, kind, at HAVING count(*) = 1
) s
WHERE s.campaign_id = d.campaign_id AND s.at = d.at
  AND s.kind = CASE d.deed WHEN 'rule' THEN 'ruling' WHEN 'give-for' THEN 'order' END;
