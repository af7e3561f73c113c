-- What the checks against a real MariaDB read. Run by its owner.
CREATE DATABASE shop CHARACTER SET utf8mb4;
USE shop;
CREATE TABLE kinds (
  id int PRIMARY KEY, small tinyint, whole bigint, large bigint unsigned, single float, double_ double, price decimal(12, 2),
  name varchar(50), code char(3), flag boolean, day date, clock time(1), moment datetime(6), instant timestamp NULL,
  year_ year, document json, bytes varbinary(8), long_text longtext, long_bytes blob, feeling enum('glad', 'sad'), bits bit(4)
);
INSERT INTO kinds VALUES
  (1, -7, 9007199254740993, 7, 0.5, 0.1, 12345.67, 'Çelik ''x''', 'ab', true, '2024-02-29', '13:45:06.5',
   '2024-02-29 13:45:06.123456', '2024-02-29 13:45:06', 2024, '{"a": [1, null]}', x'00ff', 'long', x'0102', 'sad', b'1010'),
  (2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE huge (n bigint unsigned);
INSERT INTO huge VALUES (18446744073709551615);
CREATE TABLE sales (id int PRIMARY KEY AUTO_INCREMENT, region varchar(20), units int, price double);
INSERT INTO sales (region, units, price) VALUES ('north', 3, 1.5), ('south', 5, NULL), ('north', 2, 2.0);
CREATE SEQUENCE counter;
DELIMITER //
CREATE FUNCTION change_() RETURNS int MODIFIES SQL DATA BEGIN INSERT INTO sales (region) VALUES ('changed'); RETURN 1; END //
DELIMITER ;
CREATE USER reader@'%' IDENTIFIED BY 'a secret';
CREATE USER reader@localhost IDENTIFIED BY 'a secret';
GRANT ALL ON shop.* TO reader@'%';
GRANT ALL ON shop.* TO reader@localhost;
CREATE USER files@localhost;
GRANT FILE ON *.* TO files@localhost;
GRANT SELECT ON shop.* TO files@localhost;
