DROP INDEX "tracking_event_retracts";--> statement-breakpoint
ALTER TABLE "tracking_event" ADD COLUMN "retracts" text GENERATED ALWAYS AS (data ->> 'retracts') STORED;--> statement-breakpoint
CREATE INDEX "tracking_event_retracts" ON "tracking_event" USING btree ("source","retracts") WHERE retracts is not null;