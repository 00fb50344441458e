package school.grade;

public final class Grader {
    private final int[] counts = new int[5];

    public char grade(int points) {
        if (points < 0 || points > 100) {
            throw new IllegalArgumentException("points");
        }
        char grade;
        if (points >= 90) {
            grade = 'A';
        } else if (points >= 80) {
            grade = 'B';
        } else if (points >= 70) {
            grade = 'C';
        } else if (points >= 60) {
            grade = 'D';
        } else {
            grade = 'F';
        }
        counts[grade == 'F' ? 4 : grade - 'A']++;
        return grade;
    }

    public int count(char grade) {
        if (grade == 'F') {
            return counts[4];
        }
        if (grade < 'A' || grade > 'D') {
            return 0;
        }
        return counts[grade - 'A'];
    }
}
