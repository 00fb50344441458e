package edu.examoffice.results;

import java.util.Objects;

/** One student's sheet in an exam; the mark is null until it has been graded. */
public final class ExamSheet {

    public static final int ABSENT = 0;

    private final String student;
    private final boolean present;
    private Integer rawMark;
    private int bonus;

    public ExamSheet(String student, boolean present) {
        this.student = Objects.requireNonNull(student);
        this.present = present;
    }

    public String student() {
        return student;
    }

    public void grade(int mark) {
        if (!present) {
            throw new IllegalStateException(student + " was absent");
        }
        this.rawMark = mark;
    }

    public void bonus(int points) {
        this.bonus += points;
    }

    /** The mark of the exam alone: 0 for absence, null as long as it is not graded. */
    public Integer mark() {
        if (!present) {
            return ABSENT;
        }
        return rawMark;
    }

    /** Mark and bonus, at most 100; null as long as it is not graded. */
    public Integer total() {
        if (rawMark == null) {
            if (present) {
                return null;
            }
            return ABSENT;
        }
        return Math.min(100, rawMark + bonus);
    }

    public boolean open() {
        return present && rawMark == null;
    }
}
