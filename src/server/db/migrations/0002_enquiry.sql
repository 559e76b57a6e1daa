CREATE TABLE "enquiry" (
	"receipt" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"pol_code" text NOT NULL,
	"pod_code" text NOT NULL,
	"content" jsonb NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "enquiry_received" ON "enquiry" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");