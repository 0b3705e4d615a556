/** As SQL, for the campaign `c`: the id that the hashes of its log are made with. An imported war has another here. */
export const LOG_ID = "coalesce(c.imported->>'log', c.id::text)";
