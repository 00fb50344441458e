package data.imports;

import java.util.Iterator;
import java.util.Map;
import java.util.Objects;

public final class ImportJob {
    private final ImportPorts ports;
    private final int maxErrors;

    public ImportJob(ImportPorts ports, int maxErrors) {
        this.ports = Objects.requireNonNull(ports);
        this.maxErrors = maxErrors;
    }

    public ImportResult run(Iterable<String> lines) {
        int read = 0;
        int stored = 0;
        int bad = 0;
        boolean complete = false;
        try {
            boolean aborted = false;
            Iterator<String> it = lines.iterator();
            while (!aborted && it.hasNext()) {
                String line = it.next();
                read++;
                if (line != null && !line.isBlank() && !line.startsWith("#")) {
                    Map<String, String> row = null;
                    boolean ok = true;
                    try {
                        row = ports.parse(line);
                    } catch (IllegalArgumentException e) {
                        ok = false;
                        bad++;
                        ports.malformed(read, line);
                        if (bad > maxErrors) {
                            aborted = true;
                        }
                    }
                    if (ok && row != null) {
                        ports.store(row);
                        stored++;
                    }
                }
            }
            complete = !aborted;
        } finally {
            ports.close(complete);
        }
        return new ImportResult(read, stored, bad, complete);
    }
}
