-- Format 1. Bodies are encrypted before they come here, so compressing them again would be in vain.

CREATE TABLE house (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    mark bytea,
    beat double precision
);
INSERT INTO house DEFAULT VALUES;

CREATE TABLE tables (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE,
    version bigint NOT NULL DEFAULT 0,
    code text COLLATE "C" UNIQUE,
    phase text COLLATE "C" NOT NULL DEFAULT '',
    deadline double precision,
    about bytea NOT NULL DEFAULT '',
    bytes bigint NOT NULL DEFAULT 0, -- of its entries and snapshots
    at double precision -- the house's time of the last entry
);
CREATE INDEX due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX phases ON tables (phase, name);

CREATE TABLE entries (
    number bigint NOT NULL,
    version bigint NOT NULL,
    key text COLLATE "C",
    body bytea NOT NULL,
    PRIMARY KEY (number, version)
);
CREATE UNIQUE INDEX once ON entries (number, key) WHERE key IS NOT NULL;

CREATE TABLE snapshots (
    number bigint NOT NULL,
    version bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (number, version)
);

ALTER TABLE entries ALTER COLUMN body SET STORAGE EXTERNAL;
ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL;

-- Append an entry. The lock on the table's row lets only one writer in at a time.
-- Outcomes: 'new'; 'again', with the version of the entry with the same key; 'conflict', with the last version; 'taken'.
CREATE FUNCTION append(
    to_table text, next bigint, content bytea, request text, moment double precision,
    tells boolean, new_code text, new_phase text, new_deadline double precision, new_about bytea
) RETURNS TABLE (outcome text, reached bigint) LANGUAGE plpgsql AS $$
DECLARE
    head tables;
    earlier bigint;
BEGIN
    SELECT * INTO head FROM tables WHERE name = to_table FOR UPDATE;
    IF NOT FOUND AND next = 1 THEN
        INSERT INTO tables (name) VALUES (to_table) ON CONFLICT (name) DO NOTHING;
        SELECT * INTO head FROM tables WHERE name = to_table FOR UPDATE;
    END IF;
    IF head.number IS NULL THEN
        RETURN QUERY SELECT 'conflict', 0::bigint;
        RETURN;
    END IF;
    IF request IS NOT NULL THEN
        SELECT version INTO earlier FROM entries WHERE number = head.number AND key = request;
        IF FOUND THEN
            RETURN QUERY SELECT 'again', earlier;
            RETURN;
        END IF;
    END IF;
    IF head.version <> next - 1 THEN
        RETURN QUERY SELECT 'conflict', head.version;
        RETURN;
    END IF;
    IF tells AND new_code IS DISTINCT FROM head.code THEN
        BEGIN
            UPDATE tables SET code = new_code WHERE number = head.number;
        EXCEPTION WHEN unique_violation THEN
            DELETE FROM tables WHERE number = head.number AND version = 0;
            RETURN QUERY SELECT 'taken', head.version;
            RETURN;
        END;
    END IF;
    INSERT INTO entries (number, version, key, body) VALUES (head.number, next, request, content);
    UPDATE tables SET
        version = next,
        bytes = bytes + length(content),
        at = greatest(at, moment),
        phase = CASE WHEN tells THEN new_phase ELSE phase END,
        deadline = CASE WHEN tells THEN new_deadline ELSE deadline END,
        about = CASE WHEN tells THEN new_about ELSE about END
    WHERE number = head.number;
    PERFORM pg_notify(current_schema(), to_table || ' ' || next);
    RETURN QUERY SELECT 'new', next;
END $$;

-- Count the bytes of a table again.
CREATE FUNCTION weigh(of_number bigint) RETURNS void LANGUAGE sql AS $$
    UPDATE tables SET bytes = coalesce((SELECT sum(length(body)) FROM entries WHERE number = of_number), 0)
                            + coalesce((SELECT sum(length(body)) FROM snapshots WHERE number = of_number), 0)
    WHERE number = of_number;
$$;

-- Save a snapshot beside the previous one, and delete older ones and spoilt ones. `saved` is null if the journal is not
-- that far, with its last version.
CREATE FUNCTION save_snapshot(of_table text, at_version bigint, content bytea, spoilt bigint[], most integer)
RETURNS TABLE (saved boolean, last bigint) LANGUAGE plpgsql AS $$
DECLARE
    head tables;
    latest boolean;
BEGIN
    SELECT * INTO head FROM tables WHERE name = of_table FOR UPDATE;
    IF NOT FOUND OR at_version > head.version THEN
        RETURN QUERY SELECT NULL::boolean, coalesce(head.version, 0);
        RETURN;
    END IF;
    DELETE FROM snapshots WHERE number = head.number AND version = ANY (spoilt);
    latest := NOT EXISTS (SELECT FROM snapshots WHERE number = head.number AND version > at_version);
    IF latest THEN
        INSERT INTO snapshots (number, version, body) VALUES (head.number, at_version, content)
        ON CONFLICT (number, version) DO UPDATE SET body = excluded.body;
    END IF;
    DELETE FROM snapshots WHERE number = head.number AND version NOT IN (
        SELECT version FROM snapshots WHERE number = head.number ORDER BY version DESC LIMIT most
    );
    PERFORM weigh(head.number);
    RETURN QUERY SELECT latest, head.version;
END $$;

-- Delete entries up to a version. `gone` is null if no snapshot is that far, with the version of the latest one.
CREATE FUNCTION let_go(of_table text, up_to bigint, everything boolean)
RETURNS TABLE (gone bigint, last bigint) LANGUAGE plpgsql AS $$
DECLARE
    head tables;
    first bigint;
    latest bigint;
    deleted bigint;
BEGIN
    SELECT * INTO head FROM tables WHERE name = of_table FOR UPDATE;
    SELECT min(version), max(version) INTO first, latest FROM snapshots WHERE number = head.number;
    IF latest IS NULL OR latest < up_to THEN
        RETURN QUERY SELECT NULL::bigint, coalesce(latest, head.version, 0);
        RETURN;
    END IF;
    IF everything THEN
        DELETE FROM snapshots WHERE number = head.number AND version < up_to;
    ELSE
        up_to := CASE WHEN first < latest THEN least(up_to, first) ELSE 0 END;
    END IF;
    DELETE FROM entries WHERE number = head.number AND version <= up_to;
    GET DIAGNOSTICS deleted = ROW_COUNT;
    PERFORM weigh(head.number);
    RETURN QUERY SELECT deleted, head.version;
END $$;

-- Delete a table. `gone` is null if it is at another version, and false if there is none.
CREATE FUNCTION forget(of_table text, expected bigint)
RETURNS TABLE (gone boolean, last bigint) LANGUAGE plpgsql AS $$
DECLARE
    head tables;
BEGIN
    SELECT * INTO head FROM tables WHERE name = of_table FOR UPDATE;
    IF NOT FOUND OR head.version <> expected THEN
        RETURN QUERY SELECT CASE WHEN head.number IS NULL THEN false END, coalesce(head.version, 0);
        RETURN;
    END IF;
    DELETE FROM entries WHERE number = head.number;
    DELETE FROM snapshots WHERE number = head.number;
    DELETE FROM tables WHERE number = head.number;
    PERFORM beat(head.at);
    PERFORM pg_notify(current_schema(), of_table || ' 0');
    RETURN QUERY SELECT true, 0::bigint;
END $$;

-- Store the house's time, if it is the latest.
CREATE FUNCTION beat(moment double precision) RETURNS void LANGUAGE sql AS $$
    UPDATE house SET beat = moment WHERE moment > coalesce(beat, '-infinity');
$$;
