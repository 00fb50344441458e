package data.imports;

import java.util.Map;

/** State of one import. */
final class ImportRun {
    private final ImportPorts ports;
    private final int maxErrors;
    private int read;
    private int stored;
    private int malformed;

    ImportRun(ImportPorts ports, int maxErrors) {
        this.ports = ports;
        this.maxErrors = maxErrors;
    }

    /** True if all lines were read, false if there were too many malformed ones. */
    boolean consume(Iterable<String> lines) {
        for (String line : lines) {
            read++;
            if (isContent(line) && !importLine(line)) {
                return false;
            }
        }
        return true;
    }

    ImportResult result(boolean complete) {
        return new ImportResult(read, stored, malformed, complete);
    }

    private static boolean isContent(String line) {
        return line != null && !line.isBlank() && !line.startsWith("#");
    }

    /** False if the import has to stop. */
    private boolean importLine(String line) {
        Map<String, String> row;
        try {
            row = ports.parse(line);
        } catch (IllegalArgumentException e) {
            malformed++;
            ports.malformed(read, line);
            return malformed <= maxErrors;
        }
        if (row != null) {
            ports.store(row);
            stored++;
        }
        return true;
    }
}
