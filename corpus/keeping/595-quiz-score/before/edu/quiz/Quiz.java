package edu.quiz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Quiz {
    private Map<String, String> ans = new LinkedHashMap<String, String>();
    private Map<String, Level> lev = new LinkedHashMap<String, Level>();
    private Map<String, Integer> tries = new LinkedHashMap<String, Integer>();
    private List<String> solved = new ArrayList<String>();
    private int streak = 0;
    private int score = 0;

    public void question(String id, String answer, Level level) {
        if (id == null || answer == null || level == null) {
            throw new NullPointerException();
        }
        if (ans.containsKey(id)) {
            throw new IllegalArgumentException("twice");
        }
        ans.put(id, answer);
        lev.put(id, level);
        tries.put(id, 0);
    }

    public int answer(String id, String given) {
        if (ans.containsKey(id)) {
            if (!solved.contains(id)) {
                if (tries.get(id) < 3) {
                    tries.put(id, tries.get(id) + 1);
                    if (given != null && given.trim().equalsIgnoreCase(ans.get(id).trim())) {
                        int p = lev.get(id).points();
                        p = tries.get(id) == 1 ? p * 2 : tries.get(id) == 2 ? p : p / 2;
                        streak++;
                        if (streak % 3 == 0) {
                            p += 2;
                        }
                        score += p;
                        solved.add(id);
                        return p;
                    } else {
                        streak = 0;
                        return 0;
                    }
                } else {
                    return -1;
                }
            } else {
                return -1;
            }
        } else {
            throw new IllegalArgumentException("no question " + id);
        }
    }

    public List<String> open() {
        List<String> out = new ArrayList<String>();
        for (String id : ans.keySet()) {
            if (!solved.contains(id) && tries.get(id) < 3) {
                out.add(id + " (" + lev.get(id).title() + ")");
            }
        }
        return out;
    }

    public int score() {
        return score;
    }
}
