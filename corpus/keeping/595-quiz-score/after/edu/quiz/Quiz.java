package edu.quiz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class Quiz {
    private static final int MAX_TRIES = 3;
    private static final int STREAK_LENGTH = 3;
    private static final int STREAK_BONUS = 2;

    private static final class Question {
        final String answer;
        final Level level;
        int tries;
        boolean solved;

        Question(String answer, Level level) {
            this.answer = Objects.requireNonNull(answer);
            this.level = Objects.requireNonNull(level);
        }

        boolean isOpen() {
            return !solved && tries < MAX_TRIES;
        }

        boolean matches(String given) {
            return given != null && given.trim().equalsIgnoreCase(answer.trim());
        }

        int points() {
            return switch (tries) {
                case 1 -> level.points() * 2;
                case 2 -> level.points();
                default -> level.points() / 2;
            };
        }
    }

    private final Map<String, Question> questions = new LinkedHashMap<>();
    private int streak;
    private int score;

    public void question(String id, String answer, Level level) {
        Objects.requireNonNull(id);
        Question question = new Question(answer, level);
        if (questions.putIfAbsent(id, question) != null) {
            throw new IllegalArgumentException("question " + id + " exists");
        }
    }

    public int answer(String id, String given) {
        Question question = questions.get(id);
        if (question == null) {
            throw new IllegalArgumentException("no question " + id);
        }
        if (!question.isOpen()) {
            return -1;
        }
        question.tries++;
        if (!question.matches(given)) {
            streak = 0;
            return 0;
        }
        question.solved = true;
        streak++;
        int points = question.points() + (streak % STREAK_LENGTH == 0 ? STREAK_BONUS : 0);
        score += points;
        return points;
    }

    public List<String> open() {
        List<String> open = new ArrayList<>();
        for (Map.Entry<String, Question> e : questions.entrySet()) {
            if (e.getValue().isOpen()) {
                open.add(e.getKey() + " (" + e.getValue().level.title() + ")");
            }
        }
        return open;
    }

    public int score() {
        return score;
    }
}
