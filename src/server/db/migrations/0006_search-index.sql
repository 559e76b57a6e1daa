CREATE TABLE "search_document" (
	"node" text NOT NULL,
	"id" text NOT NULL,
	"address" text NOT NULL,
	"title" jsonb NOT NULL,
	"names" text[] NOT NULL,
	"summary" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"date" text,
	"weight" smallint NOT NULL,
	"pinyin" text NOT NULL,
	"latin" text NOT NULL,
	"han" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "search_document_node_id_pk" PRIMARY KEY("node","id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_document_latin" ON "search_document" USING gin ("latin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_document_han" ON "search_document" USING gin ("han");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_word_like" ON "search_word" USING gin ("word" gin_trgm_ops);