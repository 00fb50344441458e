package vcs.patch;

public sealed interface Edit {

    record Insert(int line, String text) implements Edit {
    }

    record Remove(int line, String expected) implements Edit {
    }

    record Replace(int line, String expected, String text) implements Edit {
    }
}
