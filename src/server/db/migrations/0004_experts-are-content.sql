INSERT INTO "content_item" ("kind", "id", "position", "data") SELECT 'expert-class', "id", "position", jsonb_build_object('id', "id", 'name', "name") FROM "expert_class" WHERE NOT "demo";--> statement-breakpoint
INSERT INTO "content_item" ("kind", "id", "position", "data") SELECT 'expert', "id", "position", jsonb_build_object('id', "id", 'classId', "class_id", 'name', "name", 'title', "title", 'className', '{"zh": "", "en": ""}'::jsonb, 'introduction', '{"zh": "", "en": ""}'::jsonb, 'specialities', '[]'::jsonb, 'languages', '{"zh": "", "en": ""}'::jsonb, 'photo', null, 'wechatQr', null) FROM "expert" WHERE NOT "demo";--> statement-breakpoint
DROP TABLE "expert" CASCADE;--> statement-breakpoint
DROP TABLE "expert_class" CASCADE;
