package com.reports.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class ReportRequest {
    private final String name;
    private final String format;
    private final int rows;
    private final List<String> columns;

    public ReportRequest(String name) {
        this(named(name));
    }

    public ReportRequest(String name, String format) {
        this(named(name).format(format));
    }

    public ReportRequest(String name, String format, int rows) {
        this(named(name).format(format).rows(rows));
    }

    public ReportRequest(String name, String format, int rows, List<String> columns) {
        this(named(name).format(format).rows(rows).columns(columns));
    }

    private ReportRequest(Builder builder) {
        this.name = builder.name;
        this.format = builder.format;
        this.rows = builder.rows;
        this.columns = new ArrayList<>(builder.columns);
    }

    public static Builder named(String name) {
        return new Builder(name);
    }

    public String fileName() {
        return name.replace(' ', '-') + "." + format;
    }

    public int rows() {
        return rows;
    }

    public List<String> columns() {
        return new ArrayList<>(columns);
    }

    public static final class Builder {
        private final String name;
        private String format = "csv";
        private int rows = 1000;
        private List<String> columns = List.of();

        private Builder(String name) {
            this.name = Objects.requireNonNull(name, "name");
        }

        public Builder format(String format) {
            this.format = Objects.requireNonNull(format, "format");
            return this;
        }

        public Builder rows(int rows) {
            if (rows < 0) {
                throw new IllegalArgumentException("rows: " + rows);
            }
            this.rows = rows;
            return this;
        }

        public Builder columns(List<String> columns) {
            this.columns = new ArrayList<>(columns);
            return this;
        }

        public ReportRequest build() {
            return new ReportRequest(this);
        }
    }
}
