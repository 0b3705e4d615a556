-- The next campaign due is found by both of its times together, without sorting all that are due.
CREATE INDEX "campaign_dues" ON "campaign"(LEAST("next_due", "firm_due")) WHERE (status = 'running');
