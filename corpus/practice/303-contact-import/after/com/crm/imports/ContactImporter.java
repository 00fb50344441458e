package com.crm.imports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

public class ContactImporter {
    private final Pattern delimiter;

    public ContactImporter(char delimiter) {
        this.delimiter = Pattern.compile(Pattern.quote(String.valueOf(delimiter)));
    }

    /** Reads the lines of an export; the first line names the columns. */
    public ImportResult read(List<String> lines) {
        List<Map<String, String>> rows = new ArrayList<>();
        List<String> errors = new ArrayList<>();
        if (lines.isEmpty()) {
            return new ImportResult(rows, errors);
        }
        List<String> header = columns(lines.get(0));
        for (int i = 1; i < lines.size(); i++) {
            List<String> values = columns(lines.get(i));
            if (values.size() != header.size()) {
                errors.add("line " + (i + 1) + ": expected " + header.size() + " columns, found " + values.size());
                continue;
            }
            Map<String, String> row = new LinkedHashMap<>();
            for (int c = 0; c < values.size(); c++) {
                row.put(header.get(c), values.get(c));
            }
            rows.add(row);
        }
        return new ImportResult(rows, errors);
    }

    private List<String> columns(String line) {
        return Arrays.stream(delimiter.split(line)).map(String::trim).toList();
    }
}
