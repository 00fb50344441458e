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
        this(name, "csv");
    }

    public ReportRequest(String name, String format) {
        this(name, format, 1000);
    }

    public ReportRequest(String name, String format, int rows) {
        this(name, format, rows, List.of());
    }

    public ReportRequest(String name, String format, int rows, List<String> columns) {
        this.name = Objects.requireNonNull(name, "name");
        this.format = Objects.requireNonNull(format, "format");
        if (rows < 0) {
            throw new IllegalArgumentException("rows: " + rows);
        }
        this.rows = rows;
        this.columns = new ArrayList<>(columns);
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
}
