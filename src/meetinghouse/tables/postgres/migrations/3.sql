-- Format 3. Acts have terms 5, and chairs in snapshots a field `lost`. What dead nodes told is deleted by the others.

CREATE OR REPLACE FUNCTION exchange(by_node bigint, content bytea)
RETURNS TABLE (as_number bigint, as_body bytea) LANGUAGE plpgsql AS $$
DECLARE
    moment double precision := house_time();
BEGIN
    IF content <> '' THEN
        INSERT INTO told (node, at, body) VALUES (by_node, moment, content);
        DELETE FROM told WHERE number IN (
            SELECT number FROM told WHERE at < moment - 20 ORDER BY number FOR UPDATE SKIP LOCKED
        );
    END IF;
    RETURN QUERY SELECT number, body FROM told WHERE node <> by_node AND at > moment - 10 ORDER BY number;
END $$;
