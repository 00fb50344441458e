package com.collecto.letters;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Letters with fields such as {name}; unknown fields are left as they are. */
public class LetterTemplate {
    private final String text;

    public LetterTemplate(String text) {
        this.text = text;
    }

    public String fill(Map<String, String> values) {
        StringBuilder result = new StringBuilder();
        int pos = 0;
        while (true) {
            int open = text.indexOf('{', pos);
            int close = open < 0 ? -1 : text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            String field = text.substring(open + 1, close);
            String value = values.get(field);
            result.append(text, pos, open);
            result.append(value != null ? value : text.substring(open, close + 1));
            pos = close + 1;
        }
        return result.append(text.substring(pos)).toString();
    }

    public Set<String> fields() {
        Set<String> fields = new TreeSet<>();
        int open = text.indexOf('{');
        while (open >= 0) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                break;
            }
            fields.add(text.substring(open + 1, close));
            open = text.indexOf('{', close);
        }
        return fields;
    }
}
