package com.harborline.feed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Parses the pipe separated vessel feed. The first line names the columns. */
public final class PipeFeedParser {

    private static final Pattern SEPARATOR = Pattern.compile("\\|");

    public List<FeedRecord> parse(List<String> lines) {
        Objects.requireNonNull(lines, "lines");
        List<FeedRecord> records = new ArrayList<>();
        if (lines.isEmpty()) {
            return records;
        }
        List<String> columns = splitFields(lines.get(0));
        for (int n = 1; n < lines.size(); n++) {
            String line = lines.get(n);
            if (line.isEmpty() || line.charAt(0) == '#') {
                continue;
            }
            List<String> fields = splitFields(line);
            if (fields.size() != columns.size()) {
                throw new MalformedRecordException(n + 1,
                        "expected " + columns.size() + " fields but found " + fields.size());
            }
            records.add(new FeedRecord(columns, fields));
        }
        return records;
    }

    private static List<String> splitFields(String line) {
        return Arrays.stream(SEPARATOR.split(line))
                .map(String::trim)
                .collect(Collectors.toList());
    }
}
