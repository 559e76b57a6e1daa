CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"first_name" text NOT NULL,
	"permission" smallint NOT NULL,
	"phone" text,
	"email" text,
	"wechat_id" text,
	"password_hash" text,
	"password_until" timestamp with time zone,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"avatar_file_id" text,
	"disabled_at" timestamp with time zone,
	"deletion_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "account_phone_unique" UNIQUE("phone"),
	CONSTRAINT "account_email_unique" UNIQUE("email"),
	CONSTRAINT "account_wechat_id_unique" UNIQUE("wechat_id"),
	CONSTRAINT "account_permission" CHECK ("account"."permission" in (0, 6, 7, 8, 9))
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"account_id" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"from_name" text NOT NULL,
	"from_phone" text NOT NULL,
	"from_email" text NOT NULL,
	"from_company_name" text NOT NULL,
	"from_message" text NOT NULL,
	"verified_by" text NOT NULL,
	"consent" text,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"module_type" text,
	"type" text,
	"candidate_id" text,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_visit" (
	"day" date NOT NULL,
	"page_id" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_visit_day_page_id_pk" PRIMARY KEY("day","page_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"binding_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_code_purpose_address_pk" PRIMARY KEY("purpose","address")
);
--> statement-breakpoint
CREATE TABLE "verification_grant" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"message_key" text,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion" ON "account" USING btree ("deletion_at") WHERE deletion_at is not null;--> statement-breakpoint
CREATE INDEX "captcha_expires" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_message_received" ON "contact_message" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stored_file_account" ON "stored_file" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_expires" ON "verification_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_grant_address" ON "verification_grant" USING btree ("purpose","address");--> statement-breakpoint
CREATE INDEX "verification_grant_expires" ON "verification_grant" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wechat_state_expires" ON "wechat_state" USING btree ("expires_at");