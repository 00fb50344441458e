package gov.audit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class AuditReport {
    private final String title;
    private final String author;
    private final List<String> findings;

    private AuditReport(Builder builder) {
        this.title = builder.title;
        this.author = builder.author;
        this.findings = Collections.unmodifiableList(builder.findings);
    }

    public static Builder builder() {
        return new Builder();
    }

    public String title() {
        return title;
    }

    public List<String> findings() {
        return findings;
    }

    public String summary() {
        return title + " by " + author + ": " + findings.size() + " finding(s)";
    }

    public static final class Builder {
        private String title = "Untitled";
        private String author = "unknown";
        private final List<String> findings = new ArrayList<>();

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        public Builder author(String author) {
            this.author = author;
            return this;
        }

        public Builder finding(String finding) {
            findings.add(finding);
            return this;
        }

        public AuditReport build() {
            return new AuditReport(this);
        }
    }
}
