package data.imports;

public record ImportResult(int read, int stored, int malformed, boolean complete) {
}
