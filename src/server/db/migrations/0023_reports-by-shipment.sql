ALTER TABLE "tracking_event" DROP CONSTRAINT "tracking_event_report";--> statement-breakpoint
ALTER TABLE "tracking_event" ADD COLUMN "said_of" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_report" UNIQUE("source","event_id","created","said_of");