package data.imports;

import java.util.Map;

/** The collaborators of an import. */
public interface ImportPorts {
    /** Parses a line; null means nothing to store; IllegalArgumentException means malformed. */
    Map<String, String> parse(String line);

    void store(Map<String, String> row);

    void malformed(int lineNumber, String line);

    void close(boolean complete);
}
