package edu.admissions.form;

public record Application(String name, int age, String email, int credits) { }
