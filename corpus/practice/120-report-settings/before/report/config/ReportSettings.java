package report.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class ReportSettings {
    private final String title;
    private final List<String> columns;
    private final int pageSize;

    private ReportSettings(String title, List<String> columns, int pageSize) {
        this.title = title;
        this.columns = columns;
        this.pageSize = pageSize;
    }

    public String title() {
        return title;
    }

    public int pageSize() {
        return pageSize;
    }

    public List<String> columns() {
        return Collections.unmodifiableList(columns);
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String title = "Report";
        private final List<String> columns = new ArrayList<>();
        private int pageSize = 50;

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        public Builder column(String name) {
            columns.add(name);
            return this;
        }

        public Builder pageSize(int pageSize) {
            if (pageSize < 1) {
                throw new IllegalArgumentException("pageSize " + pageSize);
            }
            this.pageSize = pageSize;
            return this;
        }

        public ReportSettings build() {
            if (columns.isEmpty()) {
                throw new IllegalStateException("no columns");
            }
            return new ReportSettings(title, new ArrayList<>(columns), pageSize);
        }
    }
}
