CREATE TABLE "notice_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"eta_hours" integer NOT NULL,
	"mail" boolean NOT NULL,
	"mail_address" text,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_check" (
	"number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"numbers" text[] NOT NULL,
	"reports" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watch_check_number_business_type_pk" PRIMARY KEY("number","business_type")
);
--> statement-breakpoint
CREATE TABLE "watch_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watch_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" text NOT NULL,
	"number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"change_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due" boolean NOT NULL,
	"push_due" boolean NOT NULL,
	CONSTRAINT "watch_notice_change" UNIQUE("account_id","number","business_type","change_key")
);
--> statement-breakpoint
ALTER TABLE "watch_item" ALTER COLUMN "eta_hours" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "watch_item" ALTER COLUMN "eta_hours" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carrier_subscription" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_item" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_notice" ADD CONSTRAINT "watch_notice_item" FOREIGN KEY ("account_id","number","business_type") REFERENCES "public"."watch_item"("account_id","number","business_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "watch_notice_newest" ON "watch_notice" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "watch_notice_due" ON "watch_notice" USING btree ("account_id") WHERE mail_due or push_due;--> statement-breakpoint
CREATE INDEX "carrier_subscription_confirmed" ON "carrier_subscription" USING btree ("confirmed_at");