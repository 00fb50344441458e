package msg.notify;

import java.util.ArrayList;
import java.util.List;

public class NotificationCenter {
    private Sender snd;
    private boolean[] on = new boolean[Channel.values().length];
    private int[] left = new int[Channel.values().length];
    private int qFrom = -1;
    private int qTo = -1;
    private List<String> waiting = new ArrayList<String>();

    public NotificationCenter(Sender sender) {
        if (sender == null) {
            throw new IllegalArgumentException("sender");
        }
        snd = sender;
    }

    public void enable(Channel c, int dailyLimit) {
        if (dailyLimit < 0) {
            throw new IllegalArgumentException("limit");
        }
        on[c.ordinal()] = true;
        left[c.ordinal()] = dailyLimit;
    }

    public void disable(Channel c) {
        on[c.ordinal()] = false;
        left[c.ordinal()] = 0;
    }

    public void quiet(int fromHour, int toHour) {
        if (fromHour < 0 || fromHour > 23 || toHour < 0 || toHour > 23) {
            throw new IllegalArgumentException("hour");
        }
        qFrom = fromHour;
        qTo = toHour;
    }

    public int notify(String text, int hour) {
        if (text == null || text.length() == 0) {
            return 0;
        }
        boolean q;
        if (qFrom == -1) {
            q = false;
        } else {
            if (qFrom <= qTo) {
                q = hour >= qFrom && hour < qTo;
            } else {
                q = hour >= qFrom || hour < qTo;
            }
        }
        if (q) {
            if (waiting.size() < 10) {
                waiting.add(text);
            }
            return 0;
        }
        int n = 0;
        Channel[] cs = Channel.values();
        for (int i = 0; i < cs.length; i++) {
            if (on[i] == true) {
                if (left[i] > 0) {
                    if (snd.send(cs[i], text)) {
                        left[i] = left[i] - 1;
                        n++;
                    }
                }
            }
        }
        return n;
    }

    public int flush(int hour) {
        int n = 0;
        List<String> w = waiting;
        waiting = new ArrayList<String>();
        for (int i = 0; i < w.size(); i++) {
            n += notify(w.get(i), hour);
        }
        return n;
    }

    public List<String> waiting() {
        return new ArrayList<String>(waiting);
    }

    public int remaining(Channel c) {
        if (on[c.ordinal()]) {
            return left[c.ordinal()];
        } else {
            return 0;
        }
    }
}
