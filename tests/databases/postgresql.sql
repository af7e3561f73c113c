-- What the checks against a real PostgreSQL read. Run by its owner.
CREATE ROLE reader LOGIN PASSWORD 'a secret';
CREATE ROLE files LOGIN;
GRANT pg_read_server_files TO files;
CREATE TYPE mood AS ENUM ('glad', 'sad');
CREATE DOMAIN amount AS numeric(12, 2);
CREATE TABLE kinds (
  id integer PRIMARY KEY, small smallint, whole bigint, single real, double double precision, money_sum amount,
  name text, code char(3), flag boolean, day date, clock time, moment timestamp, instant timestamptz, span interval,
  document json, binary_document jsonb, key uuid, bytes bytea, feeling mood, list integer[], address inet
);
INSERT INTO kinds VALUES
  (1, -7, 9007199254740993, 0.5, 0.1, 12345.67, 'Çelik ''x''', 'ab', true, '2024-02-29', '13:45:06.5',
   '2024-02-29 13:45:06.123456', '2024-02-29 13:45:06+02', '1 day 02:00:00', '{"a": [1, null]}', '{"b": 2}',
   '0b8f3a5e-1c2d-4e5f-8a9b-001122334455', '\x00ff', 'sad', '{1,2}', '10.0.0.1'),
  (2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE far (moment timestamp, day date);
INSERT INTO far VALUES ('9999-12-31', '9999-12-31'), ('0300-01-01', '1000-01-01');
CREATE TABLE endless (moment timestamp);
INSERT INTO endless VALUES ('infinity'), ('-infinity');
CREATE TABLE sales (id serial PRIMARY KEY, region text, units integer, price double precision);
INSERT INTO sales (region, units, price) VALUES ('north', 3, 1.5), ('south', 5, NULL), ('north', 2, 2.0);
CREATE SEQUENCE counter;
CREATE FUNCTION change() RETURNS integer LANGUAGE sql VOLATILE AS 'INSERT INTO sales (region) VALUES (''changed'') RETURNING 1';
CREATE FUNCTION change_as_owner() RETURNS integer LANGUAGE sql SECURITY DEFINER VOLATILE AS 'INSERT INTO sales (region) VALUES (''changed'') RETURNING 1';
GRANT ALL ON ALL TABLES IN SCHEMA public TO reader;
GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO reader;
GRANT ALL ON SCHEMA public TO reader;
