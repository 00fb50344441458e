package io.cratekeep.mirror;

public interface Mirror {

    boolean isUp();

    /** Location of an artifact, or null when this mirror does not have it. */
    String locate(String artifact);
}
