package office.approval;

public record Request(String requester, long cents, boolean urgent) {
}
