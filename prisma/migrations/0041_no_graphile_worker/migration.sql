-- The tables of a job queue that the site no longer uses. What its jobs were to tell, pages learn when they reconnect.
DROP SCHEMA IF EXISTS graphile_worker CASCADE;
