package gov.archive.rights;

public enum Right {
    VIEW, COPY, ANNOTATE, REDACT, DELETE;

    int bit() {
        return 1 << ordinal();
    }
}
