package mail.inbox;

public record Message(String sender, String subject, boolean unread) {
}
