package mail.outbound;

import java.util.ArrayList;
import java.util.List;

public final class MailMessage {
    private record Content(String sender, List<String> recipients, String subject) {
    }

    private final Content content;

    private MailMessage(Content content) {
        this.content = content;
    }

    public String sender() {
        return content.sender();
    }

    public List<String> recipients() {
        return new ArrayList<>(content.recipients());
    }

    public String subject() {
        return content.subject();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MailMessage other && content.equals(other.content);
    }

    @Override
    public int hashCode() {
        return content.hashCode();
    }

    @Override
    public String toString() {
        return sender() + " -> " + content.recipients() + ": " + subject();
    }

    public static class Builder {
        private static final String NO_SUBJECT = "";

        private String sender;
        private final List<String> recipients = new ArrayList<>();
        private String subject;

        public Builder from(String sender) {
            this.sender = requireAddress(sender);
            return this;
        }

        public Builder to(String... addresses) {
            for (String address : addresses) {
                recipients.add(requireAddress(address));
            }
            return this;
        }

        public Builder subject(String subject) {
            this.subject = subject;
            return this;
        }

        public MailMessage build() {
            if (sender == null || recipients.isEmpty()) {
                throw new IllegalStateException("sender or recipients missing");
            }
            String cleaned = subject == null ? NO_SUBJECT : subject.trim();
            return new MailMessage(new Content(sender, List.copyOf(recipients), cleaned));
        }

        private static String requireAddress(String address) {
            if (address == null || address.indexOf('@') < 1) {
                throw new IllegalArgumentException("bad address " + address);
            }
            return address;
        }
    }
}
