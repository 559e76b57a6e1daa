ALTER TABLE "stored_file" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Pictures that were deleted as files while they stood for a person.
UPDATE "account" SET "avatar_file_id" = NULL WHERE "avatar_file_id" NOT IN (SELECT "id" FROM "stored_file");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_avatar_file_id_stored_file_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_avatar" ON "account" USING btree ("avatar_file_id") WHERE avatar_file_id is not null;
