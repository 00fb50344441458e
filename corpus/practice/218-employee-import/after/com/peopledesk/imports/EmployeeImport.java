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
            rows.add(parseRow(lineNumber, line.split(";")));
        }
        return rows;
    }

    private static EmployeeRow parseRow(int lineNumber, String[] fields) {
        if (fields.length != COLUMNS) {
            throw new ImportException(lineNumber, "expected " + COLUMNS + " fields, found " + fields.length);
        }
        return new EmployeeRow(fields[0].trim(), fields[1].trim(), fields[2].trim(), fields[3].trim());
    }
}
