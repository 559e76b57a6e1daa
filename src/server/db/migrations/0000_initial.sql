CREATE TABLE "dataset" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"dated" date NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_entry" (
	"dataset" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"latin" text NOT NULL,
	"han" text[] NOT NULL,
	"facets" text[] NOT NULL,
	"origin" text NOT NULL,
	"version" bigint NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "dictionary_entry_dataset_key_pk" PRIMARY KEY("dataset","key")
);
--> statement-breakpoint
CREATE TABLE "expert_class" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expert" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_document" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expert" ADD CONSTRAINT "expert_class_id_expert_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."expert_class"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_entry_latin" ON "dictionary_entry" USING gin ("latin" gin_trgm_ops) WHERE not deleted;--> statement-breakpoint
CREATE INDEX "dictionary_entry_han" ON "dictionary_entry" USING gin ("han") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "dictionary_entry_facets" ON "dictionary_entry" USING gin ("facets") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "dictionary_entry_weight" ON "dictionary_entry" USING btree ("dataset","weight" DESC NULLS LAST,"key") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "dictionary_entry_version" ON "dictionary_entry" USING btree ("dataset","version");--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date" DESC NULLS LAST,"id" DESC NULLS LAST);