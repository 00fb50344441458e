package com.postroom.mail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class EmailMessage {
    private final String subject;
    private final List<String> recipients;
    private final List<String> attachments;

    private EmailMessage(Builder builder) {
        this.subject = builder.subject;
        this.recipients = Collections.unmodifiableList(new ArrayList<>(builder.recipients));
        this.attachments = Collections.unmodifiableList(new ArrayList<>(builder.attachments));
    }

    public String subject() {
        return subject;
    }

    public List<String> recipients() {
        return recipients;
    }

    public List<String> attachments() {
        return attachments;
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
            return new EmailMessage(this);
        }
    }
}
