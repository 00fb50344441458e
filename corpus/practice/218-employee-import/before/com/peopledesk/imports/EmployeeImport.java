package com.peopledesk.imports;

import java.util.ArrayList;
import java.util.List;

public class EmployeeImport {
    private static final int COLUMNS = 4;

    public List<EmployeeRow> parse(String text) {
        List<EmployeeRow> rows = new ArrayList<>();
        int lineNumber = 0;
        for (String line : text.lines().toList()) {
            lineNumber++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> fields = fields(line);
            if (fields.size() != COLUMNS) {
                throw new ImportException(lineNumber, "expected " + COLUMNS + " fields, found " + fields.size());
            }
            rows.add(new EmployeeRow(fields.get(0), fields.get(1), fields.get(2), fields.get(3)));
        }
        return rows;
    }

    private List<String> fields(String line) {
        List<String> fields = new ArrayList<>();
        int start = 0;
        int semicolon = line.indexOf(';');
        while (semicolon >= 0) {
            fields.add(line.substring(start, semicolon).trim());
            start = semicolon + 1;
            semicolon = line.indexOf(';', start);
        }
        fields.add(line.substring(start).trim());
        return fields;
    }
}
