package com.streamhall.schema;

public interface SchemaRegistry {

    /** The schema text, or null when the subject is not known at that version. */
    String find(String subject, int version);
}
