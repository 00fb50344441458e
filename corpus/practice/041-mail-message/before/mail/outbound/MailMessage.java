package mail.outbound;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public final class MailMessage {
    private final String sender;
    private final List<String> recipients;
    private final String subject;

    private MailMessage(String sender, List<String> recipients, String subject) {
        this.sender = sender;
        this.recipients = recipients;
        this.subject = subject;
    }

    public String sender() {
        return sender;
    }

    public List<String> recipients() {
        return new ArrayList<>(recipients);
    }

    public String subject() {
        return subject;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof MailMessage)) {
            return false;
        }
        MailMessage m = (MailMessage) o;
        return Objects.equals(sender, m.sender) && recipients.equals(m.recipients) && Objects.equals(subject, m.subject);
    }

    @Override
    public int hashCode() {
        return Objects.hash(sender, recipients, subject);
    }

    @Override
    public String toString() {
        return sender + " -> " + recipients + ": " + subject;
    }

    public static class Builder {
        private String sender;
        private final List<String> recipients = new ArrayList<>();
        private String subject;

        public Builder from(String sender) {
            if (sender == null || sender.indexOf('@') < 1) {
                throw new IllegalArgumentException("bad address " + sender);
            }
            this.sender = sender;
            return this;
        }

        public Builder to(String... addresses) {
            for (String address : addresses) {
                if (address == null || address.indexOf('@') < 1) {
                    throw new IllegalArgumentException("bad address " + address);
                }
                recipients.add(address);
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
            return new MailMessage(sender, new ArrayList<>(recipients), subject == null ? "" : subject.trim());
        }
    }
}
