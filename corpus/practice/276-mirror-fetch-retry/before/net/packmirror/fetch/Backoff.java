package net.packmirror.fetch;

/** Called before each further attempt with the pause that is due. */
@FunctionalInterface
public interface Backoff {

    void pause(long millis);
}
