CREATE TABLE "outgoing_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "receipt" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ALTER COLUMN "receipt" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "module_type" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "type" text;--> statement-breakpoint
CREATE INDEX "outgoing_mail_created" ON "outgoing_mail" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_receipt_unique" UNIQUE("receipt");--> statement-breakpoint
INSERT INTO "outgoing_mail" ("id", "subject", "text", "reply_to", "created_at")
	SELECT "id", '网站留言 Website message', concat_ws(E'\n', "from_name", "from_company_name", "from_phone", "from_email", '', "from_message"), "from_email", "received_at"
	FROM "contact_message" WHERE "mailed_at" IS NULL;--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "mailed_at";