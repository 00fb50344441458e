package office.print;

public record PrintJob(String owner, int priority, int pages) {
}
