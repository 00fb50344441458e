package form.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class FormValidator {
    private LinkedHashMap<String, ArrayList<Rule>> r = new LinkedHashMap<String, ArrayList<Rule>>();
    private HashMap<String, Integer> fails = new HashMap<String, Integer>();
    private boolean first;

    public FormValidator(boolean stopAtFirst) {
        first = stopAtFirst;
    }

    public FormValidator rule(String field, Rule rule) {
        if (field == null) {
            throw new NullPointerException("field");
        }
        if (rule == null) {
            throw new NullPointerException("rule");
        }
        if (!r.containsKey(field)) {
            r.put(field, new ArrayList<Rule>());
        }
        r.get(field).add(rule);
        return this;
    }

    public FormValidator maxLength(String field, final int max) {
        return rule(field, new Rule() {
            @Override
            public String check(String value) {
                if (value != null) {
                    if (value.length() > max) {
                        return "longer than " + max;
                    }
                }
                return null;
            }
        });
    }

    public FormValidator number(String field, final int min, final int max) {
        return rule(field, new Rule() {
            @Override
            public String check(String value) {
                if (value == null) {
                    return null;
                }
                try {
                    int n = Integer.parseInt(value);
                    if (n < min || n > max) {
                        return "not in " + min + ".." + max;
                    } else {
                        return null;
                    }
                } catch (NumberFormatException e) {
                    return "not a number";
                }
            }
        });
    }

    public List<String> validate(Map<String, String> form) {
        List<String> out = new ArrayList<String>();
        boolean stop = false;
        for (String f : new ArrayList<String>(r.keySet())) {
            if (!stop) {
                String v = form.get(f);
                for (Rule x : new ArrayList<Rule>(r.get(f))) {
                    if (!stop) {
                        String m = x.check(v);
                        if (m != null) {
                            out.add(f + ": " + m);
                            if (fails.containsKey(f)) {
                                fails.put(f, fails.get(f) + 1);
                            } else {
                                fails.put(f, 1);
                            }
                            if (first) {
                                stop = true;
                            }
                        }
                    }
                }
            }
        }
        return out;
    }

    public int failures(String field) {
        Integer n = fails.get(field);
        if (n == null) {
            return 0;
        }
        return n;
    }
}
