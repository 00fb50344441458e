package data.imports;

import java.util.Objects;

public final class ImportJob {
    private final ImportPorts ports;
    private final int maxErrors;

    public ImportJob(ImportPorts ports, int maxErrors) {
        this.ports = Objects.requireNonNull(ports);
        this.maxErrors = maxErrors;
    }

    public ImportResult run(Iterable<String> lines) {
        ImportRun run = new ImportRun(ports, maxErrors);
        boolean complete = false;
        try {
            complete = run.consume(lines);
        } finally {
            ports.close(complete);
        }
        return run.result(complete);
    }
}
