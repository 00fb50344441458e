package edu.campus.grades;

public record Grade(String course, String student, int points) { }
