package com.postroom.mail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class EmailMessage {
    private final String subject;
    private final List<String> recipients;
    private final List<String> attachments;

    private EmailMessage(String subject, List<String> recipients, List<String> attachments) {
        this.subject = subject;
        this.recipients = recipients;
        this.attachments = attachments;
    }

    public String subject() {
        return subject;
    }

    public List<String> recipients() {
        return Collections.unmodifiableList(recipients);
    }

    public List<String> attachments() {
        return Collections.unmodifiableList(attachments);
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String subject = "(no subject)";
        private final List<String> recipients = new ArrayList<>();
        private final List<String> attachments = new ArrayList<>();

        public Builder subject(String subject) {
            this.subject = subject;
            return this;
        }

        public Builder to(String recipient) {
            recipients.add(recipient);
            return this;
        }

        public Builder attach(String fileName) {
            attachments.add(fileName);
            return this;
        }

        public EmailMessage build() {
            if (recipients.isEmpty()) {
                throw new IllegalStateException("no recipients");
            }
            return new EmailMessage(subject, recipients, attachments);
        }
    }
}
