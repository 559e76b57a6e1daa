CREATE TABLE "carrier_call" (
	"carrier" text NOT NULL,
	"span" text NOT NULL,
	"used" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "carrier_call_carrier_span_pk" PRIMARY KEY("carrier","span")
);
--> statement-breakpoint
CREATE TABLE "carrier_subscription" (
	"carrier" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_subscription_carrier_id_pk" PRIMARY KEY("carrier","id"),
	CONSTRAINT "carrier_subscription_number" UNIQUE("carrier","number","business_type")
);
--> statement-breakpoint
CREATE TABLE "tracked_number" (
	"number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"carriers" text[] DEFAULT '{}' NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"heard_at" timestamp with time zone,
	"empty_answers" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tracked_number_number_business_type_pk" PRIMARY KEY("number","business_type")
);
--> statement-breakpoint
CREATE TABLE "tracking_event_number" (
	"number" text NOT NULL,
	"event" bigint NOT NULL,
	CONSTRAINT "tracking_event_number_number_event_pk" PRIMARY KEY("number","event")
);
--> statement-breakpoint
CREATE TABLE "tracking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"event_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracking_event_report" UNIQUE("source","event_id","created")
);
--> statement-breakpoint
CREATE TABLE "watch_item" (
	"account_id" text NOT NULL,
	"number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"eta_hours" integer DEFAULT 24 NOT NULL,
	"milestones" boolean DEFAULT true NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_item_account_id_number_business_type_pk" PRIMARY KEY("account_id","number","business_type")
);
--> statement-breakpoint
ALTER TABLE "watch_item" ADD CONSTRAINT "watch_item_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carrier_call_until" ON "carrier_call" USING btree ("until");--> statement-breakpoint
CREATE INDEX "tracked_number_next" ON "tracked_number" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
CREATE INDEX "watch_item_number" ON "watch_item" USING btree ("number","business_type") WHERE not removed;