-- The list says when the only player of a practice campaign did not wait for the next time of the rules.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'hold', 'ping',
    'open-seat', 'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run',
    'seal-for', 'clock', 'branch', 'give-for', 'rule', 'meet', 'remove-player', 'remove-referee', 'remove-spectator',
    'read-sealed', 'remove-write-up', 'remove-picture', 'withhold', 'show-again', 'let-stand', 'headline', 'template',
    'accept-request', 'decline-request', 'make-public', 'make-unlisted', 'make-private',
    'finish', 'go-ahead')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'hold', 'owner',
    'rewind', 'dry-run', 'clock', 'branch', 'rule', 'remove-referee', 'remove-spectator', 'headline', 'template',
    'decline-request', 'make-public', 'make-unlisted', 'make-private',
    'finish', 'go-ahead')) = (cardinality("seats") > 0));
