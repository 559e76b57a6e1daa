CREATE TABLE "pack_size" (
	"dataset" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"bytes" integer NOT NULL
);
